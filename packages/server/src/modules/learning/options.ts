import { courseHours } from '@ca-portal/api/domain';

/**
 * Option lists of spec section 3; categories and hosts come from the offered courses, places from the
 * province's cities.
 */
export const courseOptions = (categories: string[], hosts: string[], cities: readonly string[]) => {
  const addresses = ['待定', ...cities.slice(0, 3).map((city) => `${city}服务网点`)];
  return {
    categories,
    examinations: ['线上机考', '线下机考', '线下笔试', '线上面试'],
    courseAddresses: addresses,
    teachingAddresses: addresses,
    hours: [...courseHours],
    hosts,
    // The cities and online (dossier 6.1).
    regions: [...cities, '线上'],
  };
};
