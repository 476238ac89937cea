import { checkEmail } from '@ca-portal/api/domain';
import { z } from 'zod';
import { isLoopback } from './loopback.js';

/** The mail server of an operator. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `tls` from the first byte, `starttls` before anything else is said, `none` in the clear. */
  readonly tls: 'tls' | 'starttls' | 'none';
  /** Empty: no login. */
  readonly user: string;
  readonly password: string;
  readonly from: { readonly name: string; readonly address: string };
}

/** `门户 <portal@example.cn>`, or the address alone. */
const from = z.string().transform((text, context): SmtpServer['from'] => {
  const [, name = '', named] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = checkEmail(named ?? text);
  if (address.ok) return { name: name.trim(), address: address.value };
  context.addIssue({ code: 'custom', message: 'no sender' });
  return z.NEVER;
});

/** The variables, for the schema of all settings. */
export const smtpVariables = {
  SMTP_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional(),
  SMTP_PORT: z.coerce.number<string>().int().min(1).max(65_535).optional(),
  SMTP_TLS: z.enum(['tls', 'starttls', 'none']).optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: from.optional(),
};
const variables = z.object(smtpVariables);
type Variables = z.output<typeof variables>;

const ports: Readonly<Record<SmtpServer['tls'], number>> = { tls: 465, starttls: 587, none: 25 };

/** The variable that is missing or wrong beside the others; a password is never sent in the clear to another machine. */
export function wrongSmtpVariable(given: Variables): keyof Variables | undefined {
  const { SMTP_HOST: host, SMTP_TLS: tls, SMTP_USER: user, SMTP_PASSWORD: password } = given;
  if (!host)
    return Object.keys(smtpVariables).some((name) => given[name as keyof Variables] !== undefined)
      ? 'SMTP_HOST'
      : undefined;
  if (!given.SMTP_FROM) return 'SMTP_FROM';
  if (user && !password) return 'SMTP_PASSWORD';
  if (password && !user) return 'SMTP_USER';
  return user && tls === 'none' && !isLoopback(host) ? 'SMTP_TLS' : undefined;
}

/** The mail server of checked variables; null without one. */
export function smtpServer(given: Variables): SmtpServer | null {
  const { SMTP_HOST: host, SMTP_TLS: tls = 'tls', SMTP_FROM: sender } = given;
  if (!host || !sender) return null;
  const { SMTP_PORT: port = ports[tls], SMTP_USER: user = '', SMTP_PASSWORD: password = '' } = given;
  return { host, port, tls, user, password, from: sender };
}
