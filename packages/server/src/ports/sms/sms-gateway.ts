/** Outside party: delivers text messages. Resolves when the gateway has accepted the message. */
export interface SmsGateway {
  send(phone: string, text: string): Promise<void>;
}
