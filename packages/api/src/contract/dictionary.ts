import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import { exampleDictData, sysDictData } from './system-entities.js';

/** Dictionary data that every page may read. */
export const dictionary = {
  byType: endpoint({
    method: 'GET',
    path: '/system/dict/data/type/{type}',
    summary: 'Items of a dictionary in their order; those stopped are left out, an unknown type is empty',
    source: '7.2',
    access: anybody,
    envelope: 'data',
    params: z.object({ type: z.string().regex(/^[a-z][a-z0-9_]{0,99}$/) }),
    response: z.array(sysDictData),
    example: { params: { type: 'code_2' }, response: [exampleDictData] },
  }),
  configValue: endpoint({
    method: 'GET',
    path: '/system/config/configKey/{key}',
    summary: 'Value of a parameter that pages may see; the value is the msg, empty when it is not set',
    source: '7.2',
    access: anybody,
    envelope: 'message',
    params: z.object({ key: z.string().regex(/^[\w.-]{1,100}$/) }),
    response: z.string(),
    example: { params: { key: 'cert.renew.windowDays' }, response: '80' },
  }),
  icqList: endpoint({
    method: 'GET',
    path: '/info/icqList/getIcqList',
    summary: 'Instant-messaging contacts of customer service',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    response: z.array(
      z.object({ id: z.int(), name: z.string(), kind: z.enum(['qq', 'wechat']), number: z.string() }),
    ),
    example: { response: [{ id: 1, name: '证书业务', kind: 'qq', number: '100000001' }] },
  }),
};
/** One entry of a dictionary. */
export type DictItem = z.output<typeof dictionary.byType.response>[number];
