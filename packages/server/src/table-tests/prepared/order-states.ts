import { desk } from '@ca-portal/api/groups/desk';
import { files } from '@ca-portal/api/groups/files';
import { orders } from '@ca-portal/api/groups/orders';
import {
  applicationFormOf,
  approvedOrder,
  paidOrder,
  pdfFile,
  personalLock,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';
import { oneLock, type User } from './prepare.js';

export const leader = (server: TestServer) => server.loginAs('fuzeren');

export const uploaded = async (by: User, name = '附件.pdf') =>
  (await by.use(files).upload({ file: pdfFile(name) })).fileId;

/** The form of an order of his, as the portal made it. */
export const ownForm = async (by: User, orderNo: string): Promise<string> =>
  (await by.use(files).upload({ file: await applicationFormOf(by, orderNo) })).fileId;

/** An order of his that waits to be paid. */
export async function open(server: TestServer) {
  const by = await leader(server);
  const { orderNo, totalFen } = await by.use(orders).create({ body: personalLock() });
  return { by, orderNo, totalFen, params: { orderNo } };
}

export async function paid(server: TestServer, request = personalLock()) {
  const by = await leader(server);
  const { orderNo, version } = await paidOrder(server, by, request);
  return { by, office: await server.loginAs('shenhe1'), orderNo, version, params: { orderNo } };
}
const receiver = { name: '李样例', phone: '15000000000', address: '沈阳市浑南区示例路 18 号' };

export const ways = {
  counter: { delivery: 'counter', servicePoint: '一号网点', expectedTotalFen: 19_500 },
  courier: { delivery: 'courier', receiver, expectedTotalFen: 21_000 },
} as const;

/** A lock that the desk has written, and a stick for it. */
export async function written(server: TestServer, way: keyof typeof ways) {
  const by = await leader(server);
  const office = await server.loginAs('shenhe1');
  const { orderNo } = await approvedOrder(server, by, personalLock(ways[way]));
  await writeIntoLock(office, orderNo, oneLock());
  const serial = `TABLE-${orderNo}`;
  await office.use(desk).receiveStock({ body: { mediumCode: 'M01', servicePoint: '', serials: [serial] } });
  const params = { orderNo };
  const { version } = await by.use(orders).detail({ params });
  return { by, office, params, body: { version, serial } };
}

export async function made(server: TestServer, way: keyof typeof ways) {
  const { by, office, params, body } = await written(server, way);
  const { version } = await office.use(desk).made({ params, body });
  return { by, office, params, version };
}

export async function shipment(server: TestServer) {
  const { by, office, params, version } = await made(server, 'courier');
  return { by, office, params, body: { version, courier: '示例快递', trackingNumber: 'SF0000000001' } };
}
