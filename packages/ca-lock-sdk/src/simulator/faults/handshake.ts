import type { Exchange, Fault } from './fault.js';

const late = (ms: number): Fault => ({
  description: `The handshake takes ${ms} ms; commands answer at once.`,
  apply(exchange) {
    if (exchange.command === undefined) exchange.delayMs = ms;
  },
});

const answers = (exchange: Exchange, body: string, contentType: string) => {
  exchange.change = ({ headers }) => ({ body, headers: { ...headers, 'content-type': contentType } });
};
const PAGE = '<!doctype html><title>It works</title>';

/** Faults in which the service is not found, or another program is found instead. */
export const HANDSHAKE_FAULTS = {
  refused: {
    description: 'Nothing listens on the port: the driver is not running.',
    enter: ({ listeners }) => listeners.shut(),
    leave: ({ listeners }) => listeners.open(),
  },
  silent: {
    description: 'Accepts the connection and never answers.',
    apply: (exchange) => void (exchange.silent = true),
  },
  'handshake-140': late(140),
  'handshake-160': late(160),
  'handshake-400': late(400),
  'handshake-700': late(700),
  slow: {
    description: 'Every answer takes `ms` milliseconds (1000 unless told).',
    apply: (exchange) => void (exchange.delayMs = exchange.settings.ms ?? 1000),
  },
  trickle: {
    description: 'Every body comes one byte at a time, `ms` apart (100 unless told).',
    apply: (exchange) => void (exchange.trickleMs = exchange.settings.ms ?? 100),
  },
  foreign: {
    description: 'Another program sits on the port: HTML with status 200.',
    apply: (exchange) => answers(exchange, PAGE, 'text/html'),
  },
  'foreign-json': {
    description: 'Another program sits on the port: JSON without CAType.',
    apply: (exchange) => answers(exchange, '{"status":"UP"}', 'application/json'),
  },
  'foreign-first': {
    description: 'Another program sits on the first port, the service four ports further.',
    async enter({ listeners }) {
      await listeners.open(listeners.home + 4);
      await listeners.foreign(listeners.home, PAGE);
    },
    leave: ({ listeners }) => listeners.open(),
  },
  'other-ca-type': {
    description: 'A driver of another family: the handshake says CAType 999.',
    apply(exchange) {
      if (exchange.command === undefined) answers(exchange, '{"CAType":"999"}', 'application/json');
    },
  },
  redirect: {
    description: 'Every answer redirects to another page.',
    apply(exchange) {
      exchange.change = ({ headers }) => ({
        status: 302,
        headers: { ...headers, location: '/login' },
        body: '',
      });
    },
  },
  'no-cors': {
    description: 'Answers rightly but without CORS headers.',
    apply: (exchange) => void (exchange.cors = false),
  },
  'preflight-refused': {
    description: 'Handshakes, but refuses the CORS preflight that a JSON command needs (text/plain passes).',
  },
  'port-moved': {
    description: 'The service has restarted three ports further.',
    enter: ({ listeners }) => listeners.open(listeners.home + 3),
    leave: ({ listeners }) => listeners.open(),
  },
} as const satisfies Record<string, Fault>;
