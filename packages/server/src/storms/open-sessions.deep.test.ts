import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as until } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../db/open.js';
import { users } from '../db/schema/index.js';
import { figure } from '../testing/figure.js';
import { startServerProcess } from '../testing/server-process.js';
import { openOwnPostgres, whyNoPostgres } from './own-postgres.js';

/** The interval of the notification bell in an open window (`useInbox`). */
const everyMs = 120_000;
const open = Number(process.env['OPEN_SESSIONS'] ?? 10_000);
const messagesEach = 20;

it.skipIf(whyNoPostgres)(
  `one instance answers the bells of ${open} people who are logged in${whyNoPostgres && ` (skipped: ${whyNoPostgres})`}`,
  async () => {
    const postgres = await openOwnPostgres();
    onTestFinished(() => postgres.stop());
    const directory = mkdtempSync(join(tmpdir(), 'portal-storm-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const server = await startServerProcess({
      DATA_DIR: directory,
      DATABASE_URL: postgres.url,
      RATE_LIMITS: '0',
    });
    onTestFinished(() => server.end('SIGKILL'));
    const database = await openPostgres(postgres.url);
    onTestFinished(() => database.close());
    const { db } = database;
    const [model] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'fuzeren'));
    const secrets = Array.from({ length: open }, () => randomBytes(32).toString('base64url'));
    const hashes = secrets.map((secret) => createHash('sha256').update(secret).digest('hex'));
    await db.execute(sql`insert into users (id, username, phone, password_hash, name, id_number, created_at)
      select gen_random_uuid(), 'bell' || n, '198' || lpad(n::text, 8, '0'), password_hash, name, id_number, created_at
      from users, generate_series(1, ${open}) n where id = ${model?.id ?? ''}`);
    await db.execute(sql`insert into user_roles (user_id, role_id, created_at)
      select id, 2, created_at from users where username like 'bell%'`);
    await db.execute(sql`insert into sessions (id, secret_hash, user_id, method, created_at, last_seen_at, expires_at)
      select gen_random_uuid(), h.hash, u.id, 'password', now(), now(), now() + interval '12 hours'
      from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) with ordinality h(hash, n)
      join users u on u.username = 'bell' || h.n`);
    await db.execute(sql`with sent as (
        insert into messages (sender_name, category, importance, topic, content, sent, send_time, created_at)
        select '系统', '1', '1', '通知 ' || n, '<p>内容</p>', 1, now(), now() from generate_series(1, ${messagesEach}) n
        returning id)
      insert into message_recipients (message_id, user_id)
      select sent.id, users.id from sent, users where users.username like 'bell%'`);
    await db.execute(sql`analyze`);

    const took: number[] = [];
    const wrong: string[] = [];
    const ask = async (secret: string) => {
      const begun = performance.now();
      const answer = await fetch(`${server.url}/mh/system/message/list?page=1&limit=999&messageStatus=1`, {
        headers: { authorization: `2.${secret}` },
      });
      const body = (await answer.json()) as { code: number; rows?: unknown[] };
      took.push(performance.now() - begun);
      if (body.code !== 200 || body.rows?.length !== messagesEach)
        wrong.push(`${body.code} with ${body.rows?.length ?? 0} messages`);
    };
    // Two rounds, at the pace of the windows, regardless of the answers.
    const start = performance.now();
    const asked: Promise<void>[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (const [n, secret] of secrets.entries()) {
        const due = start + round * everyMs + (n * everyMs) / open;
        const early = due - performance.now();
        if (early > 0) await until(early);
        asked.push(ask(secret));
      }
    }
    await Promise.all(asked);
    took.sort((a, b) => a - b);
    const at = (share: number) => `${Math.round(took[Math.floor((took.length - 1) * share)] ?? 0)} ms`;
    figure(
      `bells of ${open} open sessions, every ${everyMs / 1000} s, one instance on PostgreSQL: asked / answered wrongly`,
      `${took.length} / ${wrong.length}`,
    );
    figure('… answered within, median / 95 % / 99 % / slowest', [0.5, 0.95, 0.99, 1].map(at).join(' / '));
    expect(server.ended()).toBeUndefined();
    expect(wrong).toEqual([]);
    expect(took).toHaveLength(2 * open);
  },
);
