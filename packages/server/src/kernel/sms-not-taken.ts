/** The gateway did not take a text message; trying again may help. Its message holds no number and no words of the gateway. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken';
}
