import { caChange, caManage } from '@ca-portal/api/contract';
import type { ChangeOrderType } from '@ca-portal/api/domain';
import { deliveriesOfChange, requiredAttachments } from '@ca-portal/api/domain';
import { mock } from '@ca-portal/api/mocks';

const { response: need } = caChange.needInfo.example;
const { response: quote } = caChange.quote.example;
const { response: order } = caChange.save.example;
export const first = need.certificateId;
export const second = 'a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a4c';

/** The server's data about a certificate: several platforms and providers, so that there is a choice. */
export const needOf = (orderType: ChangeOrderType, changes: Partial<typeof need> = {}): typeof need => ({
  ...need,
  deliveries: [...deliveriesOfChange('lock', orderType)],
  platforms: [
    { code: 'P01', name: '省级工程建设交易平台', held: true },
    { code: 'P02', name: '电子招投标系统', held: false },
    { code: 'P03', name: '企业采购平台', held: false },
  ],
  providers: [
    { code: 'F01', name: '北辰 CA', unavailableReason: '' },
    { code: 'F02', name: '云杉 CA', unavailableReason: '' },
    { code: 'F03', name: '远山 CA', unavailableReason: '暂停办理' },
  ],
  requiredAttachments: requiredAttachments({ orderType, roleId: 5, changes: ['name'] }),
  touched: [
    ...need.touched,
    {
      certificateId: second,
      holderName: '李样例',
      lockType: 'L02',
      lockTypeName: '个人锁',
      serialNumber: '4A7F91C20E883D16',
    },
  ],
  ...changes,
});

/** The calls of the wizard, with answers for any business. */
export const wizardHandlers = [
  mock(caChange.needInfo, ({ query }) =>
    needOf(query.orderType, {
      certificateId: query.certificateId,
      ...(query.certificateId === second ? { holderName: '李样例', lockTypeName: '个人锁' } : {}),
    }),
  ),
  mock(caChange.quote, ({ body }) => {
    const quantity = body.years ?? 1;
    const total = body.orderType === '0108' ? 0 : 20000 * quantity;
    return {
      lines: total === 0 ? [] : quote.lines.map((line) => ({ ...line, quantity, amountFen: total })),
      totalFen: total,
      newNotAfter: body.orderType === '0103' ? `${2027 + quantity}-02-08 10:30:00` : null,
    };
  }),
  mock(caChange.save, ({ body }) => ({ ...order, orderType: body.orderType })),
  mock(caManage.list, {
    total: 2,
    rows: [
      caManage.list.example.response,
      {
        ...caManage.list.example.response,
        id: second,
        holderName: '李样例',
        lockTypeName: '个人锁',
        actions: [{ orderType: '0103', unavailableReason: '距到期还有 200 天，2027-05-12 起可以延期' }],
      },
    ],
  }),
];

/** A picture of about five megabytes, even with lossless compression. */
export async function noisyPicture(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1_500, height: 1_150 });
  const pen = canvas.getContext('2d');
  const pixels = new ImageData(canvas.width, canvas.height);
  pixels.data.forEach((_, i) => (pixels.data[i] = i % 4 === 3 ? 255 : Math.random() * 256));
  pen?.putImageData(pixels, 0, 0);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!drawn) throw new Error('no picture was drawn');
  return new File([drawn], name, { type: drawn.type });
}
