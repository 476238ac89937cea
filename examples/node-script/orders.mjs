// Lists the orders of a person: PORTAL_URL=http://127.0.0.1:8080 PORTAL_USER=qiye PORTAL_PASSWORD=… npm start
import { isApiError, createClient } from '@ca-portal/api/fetch';
import { orders } from '@ca-portal/api/groups/orders';
import { logIn } from './log-in.mjs';

const {
  PORTAL_URL = 'http://127.0.0.1:8080',
  PORTAL_USER: username,
  PORTAL_PASSWORD: password,
} = process.env;
let token = null;
const client = createClient({ baseUrl: `${PORTAL_URL}/mh`, getToken: () => token });

try {
  token = await logIn(client, { username, password });
  const { rows, total } = await client.use(orders).list({ query: { page: 1, limit: 10 } });
  console.log(`${total} orders`);
  for (const { orderNo, productName, createdAt } of rows) console.log(orderNo, createdAt, productName);
} catch (error) {
  if (!isApiError(error)) throw error;
  console.error(`${error.kind} ${error.code}: ${error.message}`);
  process.exitCode = 1;
}
