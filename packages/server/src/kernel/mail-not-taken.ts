/** The mail server did not take a mail; trying again may help. Its message holds no address and no words of the server. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
}
