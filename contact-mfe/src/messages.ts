/** Every text of this remote. */
export const messages = {
  title: 'Contact Us',
  email: 'Email',
  emailExample: 'you@example.com',
  message: 'Message',
  messageHint: 'What happened, or what would you like to see?',
  send: 'Send Message',
  fillInAllFields: 'Please fill in all fields',
  sending: 'Sending feedback...',
  sent: 'Feedback sent successfully!',
  failed: 'Failed to send feedback. Please try again.',
} as const
