import { connect } from 'node:net';
import type { ScanResult, VirusScanner } from './virus-scanner.js';

export interface ClamdOptions {
  readonly host: string;
  readonly port: number;
  /** @default 20 000 */
  readonly timeoutMs?: number;
}

const chunkBytes = 64 * 1024;

/** zINSTREAM: four bytes of length before each chunk, a length of zero at the end. */
function instream(content: Uint8Array): Buffer[] {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < content.length; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    parts.push(length, Buffer.from(chunk));
  }
  parts.push(Buffer.alloc(4));
  return parts;
}

/** `stream: OK` or `stream: <name> FOUND`; everything else is a scan that did not take place. */
function read(reply: string): ScanResult {
  const text = reply.replace(/\0.*$/s, '').trim();
  if (/^stream: OK$/.test(text)) return 'clean';
  return text.endsWith(' FOUND') ? 'infected' : 'unavailable';
}

/** ClamAV's daemon over TCP. A daemon that is away, slow or confused means `unavailable`, never `clean`. */
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
        for (const part of instream(content)) socket.write(part);
      });
    }),
});
