import { setTimeout as delay } from 'node:timers/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { record, scalar } from '../wire/record.js';
import { callerOf, NATIVE_PROGRAM } from './callers.js';
import { HANDLERS } from './commands.js';
import { faultRow, type Exchange, type FaultName } from './faults/index.js';
import type { FaultSwitch } from './faults/FaultSwitch.js';
import { corsHeaders, readBody, send, trickle, type Reply } from './http.js';
import { NATIVE, Refusal } from './refusal.js';

/** The answer to `GET /`. `product` says that this is not a real driver. */
export const HANDSHAKE = { CAType: '260', product: 'CA lock simulator', version: '1' } as const;

/** The HTTP interface of the lock: handshake, commands, and the active fault (lock-protocol "Wire"). */
export function lockService(
  fault: FaultSwitch,
  log: (line: string) => void,
  origins?: readonly string[],
): RequestListener {
  // A device runs one command at a time; later commands wait.
  let busy: Promise<unknown> = Promise.resolve();

  return (request, response) => {
    void (async () => {
      const caller = callerOf(request.headers, origins);
      // Without CORS headers a foreign page cannot even read the refusal.
      if (caller === undefined) return send(response, { status: 403, headers: {}, body: '' });
      const cors = caller === NATIVE_PROGRAM ? {} : corsHeaders(caller);
      if (request.method === 'OPTIONS') return preflight(response, fault.name, cors);
      const text = request.method === 'POST' ? await readBody(request) : '';
      const question = request.method === 'POST' ? parseQuestion(text) : undefined;
      const exchange = newExchange(question?.type, fault);
      const work = () => {
        if (question) exchange.device.caller = caller;
        return answer(exchange, question?.qrinfo, fault.name, log);
      };
      const result = question ? (busy = busy.then(work, work)) : work();
      const body = JSON.stringify(await result);
      if (exchange.delayMs > 0) await delay(exchange.delayMs, undefined, { ref: false });
      if (exchange.silent) return;
      if (exchange.reset) return void request.socket.resetAndDestroy();
      const honest = { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
      const reply: Reply = { ...honest, ...exchange.change?.(honest) };
      if (exchange.cors) reply.headers = { ...reply.headers, ...cors };
      if (exchange.trickleMs > 0) trickle(response, reply, exchange.trickleMs);
      else send(response, reply);
    })().catch(() => response.destroy()); // The client disconnected before the answer was sent.
  };
}

function preflight(response: ServerResponse, fault: FaultName | null, cors: Record<string, string>): void {
  if (fault === 'silent') return;
  if (fault === 'preflight-refused') return send(response, { status: 403, headers: {}, body: '' });
  send(response, { status: 204, headers: fault === 'no-cors' ? {} : cors, body: '' });
}

function newExchange(command: string | undefined, fault: FaultSwitch): Exchange {
  return {
    command,
    device: fault.world.device,
    settings: fault.settings,
    untilOff: fault.untilOff,
    before: undefined,
    silent: false,
    reset: false,
    cors: true,
    trickleMs: 0,
    delayMs: 0,
    change: undefined,
  };
}

function parseQuestion(text: string | undefined): { type: string; qrinfo: Record<string, unknown> } {
  try {
    const qrinfo = record(record(record(JSON.parse(text ?? ''))['body'])['qrinfo']);
    return { type: scalar(qrinfo['qrcodetype']), qrinfo };
  } catch {
    return { type: '', qrinfo: {} };
  }
}

async function answer(
  exchange: Exchange,
  qrinfo: Record<string, unknown> | undefined,
  fault: FaultName | null,
  log: (line: string) => void,
): Promise<object> {
  try {
    if (fault) faultRow(fault).apply?.(exchange);
    if (!qrinfo || exchange.command === undefined) return HANDSHAKE;
    if (exchange.silent || exchange.reset) return {};
    await exchange.before;
    const handler = Object.hasOwn(HANDLERS, exchange.command) ? HANDLERS[exchange.command] : undefined;
    if (!handler) throw new Refusal(NATIVE.unknownCommand, 'unknown command');
    const result = await handler(exchange.device, qrinfo);
    log(`${exchange.command}: done`);
    return { body: { qrstatus: '1', qrinfo: result } };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(NATIVE.failed, 'failed');
    // Only known names are logged: an unknown one is the caller's text.
    const known =
      exchange.command && Object.hasOwn(HANDLERS, exchange.command) ? exchange.command : 'unknown command';
    log(`${known}: refused, ${refusal.desc}`);
    const errcode = `0x${refusal.native.toString(16).toUpperCase().padStart(8, '0')}`;
    return { body: { qrstatus: '0', desc: refusal.desc, errcode, qrinfo: refusal.qrinfo } };
  }
}
