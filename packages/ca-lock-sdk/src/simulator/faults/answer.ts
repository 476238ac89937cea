import { LOCK_ITEMS } from '../../wire/items.js';
import { isJsonObject } from '../../wire/record.js';
import { NATIVE, Refusal } from '../refusal.js';
import { isCommand, type Exchange, type Fault } from './fault.js';
import { inGbk } from './gbk.js';

/** Answers a read command with this instead of the value; undefined when the command does not read the item. */
function itemAnswer({ command, settings }: Exchange, value: string | undefined): object | undefined {
  for (const [item, [type, key]] of Object.entries(LOCK_ITEMS)) {
    if (type !== command || (settings.item && settings.item !== item)) continue;
    const holder = item === 'sealInfo' ? 'ext' : 'certobject';
    return { body: { qrstatus: '1', qrinfo: value === undefined ? {} : { [holder]: { [key]: value } } } };
  }
  return undefined;
}

const withoutValue = (value: string | undefined) => (exchange: Exchange) => {
  const answer = itemAnswer(exchange, value);
  if (answer) exchange.change = () => ({ body: JSON.stringify(answer) });
};

const change = (how: (body: string) => string | Buffer) => (exchange: Exchange) => {
  if (isCommand(exchange)) exchange.change = ({ body }) => ({ body: how(body) });
};

function numbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbered);
  if (!isJsonObject(value)) return 42;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, numbered(inner)]));
}

/** Answers that are late, lost, damaged or unknown. */
export const ANSWER_FAULTS = {
  'missing-item': {
    description: 'A read answers without the value: `item`, or every one.',
    apply: withoutValue(undefined),
  },
  'empty-item': {
    description: 'A read answers with an empty value: `item`, or every one.',
    apply: withoutValue(''),
  },
  'socket-reset': {
    description: 'The connection breaks during every command.',
    apply: (exchange) => void (exchange.reset = isCommand(exchange)),
  },
  hang: {
    description: 'Handshake and CAInit answer, no command ever does.',
    apply: (exchange) => void (exchange.silent = isCommand(exchange)),
  },
  'driver-dialog': {
    description: 'The driver shows its own PIN dialog, which blocks signing until the fault is switched off.',
    apply(exchange) {
      if (exchange.command === 'SignData' || exchange.command === 'CheckPin')
        exchange.before = exchange.untilOff;
    },
  },
  'late-sign': {
    description: 'A signature is made at once and answered after `ms` (7000 unless told), past the time-out.',
    apply(exchange) {
      if (exchange.command === 'SignData') exchange.delayMs = exchange.settings.ms ?? 7000;
    },
  },
  truncated: {
    description: 'Half of every command answer is missing.',
    apply: change((body) => body.slice(0, body.length / 2)),
  },
  bom: {
    description: 'Every answer begins with a byte order mark.',
    apply(exchange) {
      exchange.change = ({ body }) => ({ body: `\uFEFF${body}` });
    },
  },
  gbk: {
    description: 'Command answers are GBK bytes that call themselves UTF-8.',
    apply: change((body) => inGbk(body.replace('{"body":{', '{"body":{"msg":"操作完成",'))),
  },
  'wrong-types': {
    description: 'Every value in a command answer is a number.',
    apply: change((body) => {
      const { body: inner } = JSON.parse(body) as { body: { qrinfo?: unknown } };
      return JSON.stringify({ body: { ...inner, qrinfo: numbered(inner.qrinfo ?? {}) } });
    }),
  },
  'huge-body': {
    description: 'Every command answer is five megabytes long.',
    apply: change((body) => `{"padding":"${'x'.repeat(5 * 1024 * 1024)}",${body.slice(1)}`),
  },
  'server-error': {
    description: 'Every command ends in an HTML page with status 500.',
    apply(exchange) {
      if (isCommand(exchange))
        exchange.change = () => ({ status: 500, body: '<h1>Internal Server Error</h1>' });
    },
  },
  'unknown-command': {
    description: 'The driver is too old: it knows no command but CAInit.',
    apply(exchange) {
      if (isCommand(exchange)) throw new Refusal(NATIVE.unknownCommand, 'unknown command');
    },
  },
} as const satisfies Record<string, Fault>;
