/** What a subscriber is told. */
export const subscribed = {
  title: 'Success!',
  text: "You've been subscribed to our newsletter.",
}
