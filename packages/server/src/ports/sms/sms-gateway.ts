/** Outside party: delivers text messages. Resolves when the gateway has taken the message over. */
export interface SmsGateway {
  send(phone: string, text: string): Promise<void>;
}
