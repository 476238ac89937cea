/** The fourteen cities with a service point (dossier 2.6). */
const cities = [
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
];

export const servicePointOptions = cities.map((city) => ({
  value: `${city}服务网点`,
  label: `${city}服务网点`,
}));
