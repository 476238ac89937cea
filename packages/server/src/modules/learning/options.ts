import { courseHours } from '@ca-portal/api/domain';

/** The 14 cities and the web (dossier 6.1). */
const regions = [
  '沈阳',
  '大连',
  '鞍山',
  '抚顺',
  '本溪',
  '丹东',
  '锦州',
  '营口',
  '阜新',
  '辽阳',
  '盘锦',
  '铁岭',
  '朝阳',
  '葫芦岛',
  '线上',
];
const addresses = ['待定', '沈阳服务网点', '大连服务网点', '鞍山服务网点'];

/** Option lists of spec section 3; categories come from the courses on offer. */
export const courseOptions = (categories: string[]) => ({
  categories,
  examinations: ['线上机考', '线下机考', '线下笔试', '线上面试'],
  courseAddresses: addresses,
  teachingAddresses: addresses,
  hours: [...courseHours],
  hosts: ['示例主办单位一', '示例主办单位二'],
  regions,
});
