import { courseHours, servicePointCities, servicePointOf } from '@ca-portal/api/domain';

const addresses = ['待定', ...(['沈阳', '大连', '鞍山'] as const).map(servicePointOf)];

/** Option lists of spec section 3; categories come from the courses on offer. */
export const courseOptions = (categories: string[]) => ({
  categories,
  examinations: ['线上机考', '线下机考', '线下笔试', '线上面试'],
  courseAddresses: addresses,
  teachingAddresses: addresses,
  hours: [...courseHours],
  hosts: ['示例主办单位一', '示例主办单位二'],
  // The cities and the web (dossier 6.1).
  regions: [...servicePointCities, '线上'],
});
