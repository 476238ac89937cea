import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const pem = (label: string, base64: string): string =>
  `-----BEGIN ${label}-----\n${base64.replace(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`;

/** The openssl command in a directory of its own: the judge is not our own code. */
export function openssl() {
  const dir = mkdtempSync(join(tmpdir(), 'lock-openssl-'));
  const write = (files: Record<string, string | Buffer>) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
  };
  const run = (line: string) => execFileSync('openssl', line.split(' '), { cwd: dir, stdio: 'pipe' });
  return {
    /** What it prints, after writing the files that it reads. Throws when it says no. */
    run(line: string, files: Record<string, string | Buffer> = {}): string {
      write(files);
      return run(line).toString();
    },
    /** Whether it says yes. */
    accepts(line: string, files: Record<string, string | Buffer> = {}): boolean {
      write(files);
      try {
        run(line);
        return true;
      } catch {
        return false;
      }
    },
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
}
