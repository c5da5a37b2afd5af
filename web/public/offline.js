// Opens the page that was asked for as soon as it can be had.
const retry = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => {},
  )
addEventListener('online', retry)
setInterval(retry, 5_000)
