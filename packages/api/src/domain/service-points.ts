/** The fourteen servicePointCities of the province, each with a service point (dossier 2.6 and 6.1). */
export const servicePointCities = [
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
] as const;

/** A city's service point by its name: what an order for collection carries, and where courses take place. */
export const servicePointOf = (city: (typeof servicePointCities)[number]): string => `${city}服务网点`;
