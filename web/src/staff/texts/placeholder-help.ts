/** What a form says of what may stand in its texts. */
export const placeholderHelp =
  'Plain text. {hours}, {days}, {phone} and {email} stand for what the contact facts say.'
