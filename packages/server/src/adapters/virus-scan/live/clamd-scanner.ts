import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { FileContent } from '../../../ports/files/index.js';
import type { ScanResult, VirusScanner } from '../../../ports/virus-scan/virus-scanner.js';

export interface ClamdOptions {
  readonly host: string;
  readonly port: number;
  /** @default 20 000 */
  readonly timeoutMs?: number;
}

const chunkBytes = 64 * 1024;

/** zINSTREAM: four bytes of length before each chunk, a length of zero at the end. */
async function* instream(content: FileContent): AsyncGenerator<Uint8Array, void, void> {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of content instanceof Uint8Array ? [content] : content) {
    for (let at = 0; at < part.length; at += chunkBytes) {
      const chunk = part.subarray(at, at + chunkBytes);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      yield length;
      yield chunk;
    }
  }
  yield Buffer.alloc(4);
}

/** `stream: OK` or `stream: <name> FOUND`; anything else means that no scan took place. */
function read(reply: string): ScanResult {
  const text = reply.replace(/\0.*$/s, '').trim();
  if (/^stream: OK$/.test(text)) return 'clean';
  return text.endsWith(' FOUND') ? 'infected' : 'unavailable';
}

/**
 * ClamAV's daemon over TCP. If it is down, slow or answers garbage, the result is `unavailable`, never
 * `clean`.
 */
export const clamdScanner = ({ host, port, timeoutMs = 20_000 }: ClamdOptions): VirusScanner => ({
  scan: (content) =>
    new Promise((resolve) => {
      const socket = connect({ host, port });
      let reply = '';
      const end = (result: ScanResult) => {
        socket.destroy();
        resolve(result);
      };
      socket.setTimeout(timeoutMs, () => end('unavailable'));
      socket.on('error', () => end('unavailable'));
      socket.on('data', (part) => {
        reply += part.toString('utf8');
        if (reply.includes('\0') || reply.length > 4096) end(read(reply));
      });
      socket.on('close', () => end(read(reply)));
      socket.on('connect', () => {
        pipeline(instream(content), socket, { end: false }).catch(() => end('unavailable'));
      });
    }),
});
