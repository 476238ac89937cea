import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from './config/config.js';
import { diskFull } from './kernel/disk-full.js';
import { startServer } from './start-server.js';

describe('a full disk', () => {
  const directory = mkdtempSync(join(tmpdir(), 'full-'));
  let mounted = false;
  beforeAll(() => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', directory], { stdio: 'ignore' });
      mounted = true;
    } catch {
      // Only root may mount; otherwise the test is skipped.
    }
  });
  afterAll(() => {
    // Lazy unmount: the failed embedded database keeps a file open until this process ends.
    if (mounted) execFileSync('umount', ['-l', directory]);
    rmSync(directory, { recursive: true, force: true });
  });

  it('ends the start with a sentence, and leaves no partial database', async ({ skip }) => {
    skip(!mounted, 'a small file system can be mounted by root on Linux only');
    const started = startServer({ config: { ...testConfig, dataDir: directory } });
    await expect(started).rejects.toMatchObject({
      problem: 'disk-full',
      message: `数据目录 ${directory} 所在的磁盘已满，服务不能启动。请清理或扩大磁盘空间后重新启动，已有的数据不会因此丢失。`,
    });
    expect(readdirSync(directory)).toEqual([]);
  });

  it.each([
    ['the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['PostgreSQL', new Error('Failed query', { cause: Object.assign(new Error(), { code: '53100' }) })],
    ['the embedded database', { errno: 51 }],
  ])('is recognized by the message: %s', (_, error) => {
    expect(diskFull(error, { dataDir: tmpdir() })?.problem).toBe('disk-full');
    expect(diskFull(new Error('another', { cause: { errno: 2 } }), { dataDir: tmpdir() })).toBeUndefined();
  });
});
