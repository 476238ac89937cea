import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const pem = (label: string, base64: string): string =>
  `-----BEGIN ${label}-----\n${base64.replace(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`;

/** Runs the openssl command in a temporary directory, as a check that is independent of our own code. */
export function openssl() {
  const dir = mkdtempSync(join(tmpdir(), 'lock-openssl-'));
  const write = (files: Record<string, string | Buffer>) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
  };
  const run = (line: string) => execFileSync('openssl', line.split(' '), { cwd: dir, stdio: 'pipe' });
  return {
    /** Its output, after writing the input files. Throws when it fails. */
    run(line: string, files: Record<string, string | Buffer> = {}): string {
      write(files);
      return run(line).toString();
    },
    /** Whether it succeeds. */
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
