import pg from 'pg';

/**
 * Sets the name prefix of this run's test databases on PostgreSQL, and drops the remaining ones at the end:
 * the templates, and databases of interrupted tests.
 */
export function setup(): () => Promise<void> {
  const run = String(process.pid);
  process.env['TEST_RUN'] = run;
  return async () => {
    const server = process.env['TEST_DATABASE_URL'];
    if (!server) return;
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`portal_test_${run}_`],
    );
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    await client.end();
  };
}
