/**
 * 省、市、区县 for addresses, by the national list of administrative divisions. Districts are listed only for the province
 * that gets most parcels; elsewhere they are typed.
 */
const cities: Readonly<Record<string, string>> = {
  北京市: '北京市',
  天津市: '天津市',
  河北省: '石家庄市 唐山市 秦皇岛市 邯郸市 邢台市 保定市 张家口市 承德市 沧州市 廊坊市 衡水市',
  山西省: '太原市 大同市 阳泉市 长治市 晋城市 朔州市 晋中市 运城市 忻州市 临汾市 吕梁市',
  内蒙古自治区:
    '呼和浩特市 包头市 乌海市 赤峰市 通辽市 鄂尔多斯市 呼伦贝尔市 巴彦淖尔市 乌兰察布市 兴安盟 锡林郭勒盟 阿拉善盟',
  辽宁省:
    '沈阳市 大连市 鞍山市 抚顺市 本溪市 丹东市 锦州市 营口市 阜新市 辽阳市 盘锦市 铁岭市 朝阳市 葫芦岛市',
  吉林省: '长春市 吉林市 四平市 辽源市 通化市 白山市 松原市 白城市 延边朝鲜族自治州',
  黑龙江省:
    '哈尔滨市 齐齐哈尔市 鸡西市 鹤岗市 双鸭山市 大庆市 伊春市 佳木斯市 七台河市 牡丹江市 黑河市 绥化市 大兴安岭地区',
  上海市: '上海市',
  江苏省: '南京市 无锡市 徐州市 常州市 苏州市 南通市 连云港市 淮安市 盐城市 扬州市 镇江市 泰州市 宿迁市',
  浙江省: '杭州市 宁波市 温州市 嘉兴市 湖州市 绍兴市 金华市 衢州市 舟山市 台州市 丽水市',
  安徽省:
    '合肥市 芜湖市 蚌埠市 淮南市 马鞍山市 淮北市 铜陵市 安庆市 黄山市 滁州市 阜阳市 宿州市 六安市 亳州市 池州市 宣城市',
  福建省: '福州市 厦门市 莆田市 三明市 泉州市 漳州市 南平市 龙岩市 宁德市',
  江西省: '南昌市 景德镇市 萍乡市 九江市 新余市 鹰潭市 赣州市 吉安市 宜春市 抚州市 上饶市',
  山东省:
    '济南市 青岛市 淄博市 枣庄市 东营市 烟台市 潍坊市 济宁市 泰安市 威海市 日照市 临沂市 德州市 聊城市 滨州市 菏泽市',
  河南省:
    '郑州市 开封市 洛阳市 平顶山市 安阳市 鹤壁市 新乡市 焦作市 濮阳市 许昌市 漯河市 三门峡市 南阳市 商丘市 信阳市 周口市 驻马店市 济源市',
  湖北省:
    '武汉市 黄石市 十堰市 宜昌市 襄阳市 鄂州市 荆门市 孝感市 荆州市 黄冈市 咸宁市 随州市 恩施土家族苗族自治州 仙桃市 潜江市 天门市 神农架林区',
  湖南省:
    '长沙市 株洲市 湘潭市 衡阳市 邵阳市 岳阳市 常德市 张家界市 益阳市 郴州市 永州市 怀化市 娄底市 湘西土家族苗族自治州',
  广东省:
    '广州市 韶关市 深圳市 珠海市 汕头市 佛山市 江门市 湛江市 茂名市 肇庆市 惠州市 梅州市 汕尾市 河源市 阳江市 清远市 东莞市 中山市 潮州市 揭阳市 云浮市',
  广西壮族自治区:
    '南宁市 柳州市 桂林市 梧州市 北海市 防城港市 钦州市 贵港市 玉林市 百色市 贺州市 河池市 来宾市 崇左市',
  海南省: '海口市 三亚市 三沙市 儋州市 五指山市 琼海市 文昌市 万宁市 东方市 省直辖县',
  重庆市: '重庆市',
  四川省:
    '成都市 自贡市 攀枝花市 泸州市 德阳市 绵阳市 广元市 遂宁市 内江市 乐山市 南充市 眉山市 宜宾市 广安市 达州市 雅安市 巴中市 资阳市 阿坝藏族羌族自治州 甘孜藏族自治州 凉山彝族自治州',
  贵州省:
    '贵阳市 六盘水市 遵义市 安顺市 毕节市 铜仁市 黔西南布依族苗族自治州 黔东南苗族侗族自治州 黔南布依族苗族自治州',
  云南省:
    '昆明市 曲靖市 玉溪市 保山市 昭通市 丽江市 普洱市 临沧市 楚雄彝族自治州 红河哈尼族彝族自治州 文山壮族苗族自治州 西双版纳傣族自治州 大理白族自治州 德宏傣族景颇族自治州 怒江傈僳族自治州 迪庆藏族自治州',
  西藏自治区: '拉萨市 日喀则市 昌都市 林芝市 山南市 那曲市 阿里地区',
  陕西省: '西安市 铜川市 宝鸡市 咸阳市 渭南市 延安市 汉中市 榆林市 安康市 商洛市',
  甘肃省:
    '兰州市 嘉峪关市 金昌市 白银市 天水市 武威市 张掖市 平凉市 酒泉市 庆阳市 定西市 陇南市 临夏回族自治州 甘南藏族自治州',
  青海省:
    '西宁市 海东市 海北藏族自治州 黄南藏族自治州 海南藏族自治州 果洛藏族自治州 玉树藏族自治州 海西蒙古族藏族自治州',
  宁夏回族自治区: '银川市 石嘴山市 吴忠市 固原市 中卫市',
  新疆维吾尔自治区:
    '乌鲁木齐市 克拉玛依市 吐鲁番市 哈密市 昌吉回族自治州 博尔塔拉蒙古自治州 巴音郭楞蒙古自治州 阿克苏地区 克孜勒苏柯尔克孜自治州 喀什地区 和田地区 伊犁哈萨克自治州 塔城地区 阿勒泰地区 自治区直辖县级市',
};

const districts: Readonly<Record<string, string>> = {
  沈阳市: '和平区 沈河区 大东区 皇姑区 铁西区 苏家屯区 浑南区 沈北新区 于洪区 辽中区 康平县 法库县 新民市',
  大连市: '中山区 西岗区 沙河口区 甘井子区 旅顺口区 金州区 普兰店区 长海县 瓦房店市 庄河市',
  鞍山市: '铁东区 铁西区 立山区 千山区 台安县 岫岩满族自治县 海城市',
  抚顺市: '新抚区 东洲区 望花区 顺城区 抚顺县 新宾满族自治县 清原满族自治县',
  本溪市: '平山区 溪湖区 明山区 南芬区 本溪满族自治县 桓仁满族自治县',
  丹东市: '元宝区 振兴区 振安区 宽甸满族自治县 东港市 凤城市',
  锦州市: '古塔区 凌河区 太和区 黑山县 义县 凌海市 北镇市',
  营口市: '站前区 西市区 鲅鱼圈区 老边区 盖州市 大石桥市',
  阜新市: '海州区 新邱区 太平区 清河门区 细河区 阜新蒙古族自治县 彰武县',
  辽阳市: '白塔区 文圣区 宏伟区 弓长岭区 太子河区 辽阳县 灯塔市',
  盘锦市: '双台子区 兴隆台区 大洼区 盘山县',
  铁岭市: '银州区 清河区 铁岭县 西丰县 昌图县 调兵山市 开原市',
  朝阳市: '双塔区 龙城区 朝阳县 建平县 喀喇沁左翼蒙古族自治县 北票市 凌源市',
  葫芦岛市: '连山区 龙港区 南票区 绥中县 建昌县 兴城市',
};

export const provinces: readonly string[] = Object.keys(cities);
export const citiesOf = (province: string): readonly string[] => cities[province]?.split(' ') ?? [];
/** Empty where districts are typed. */
export const districtsOf = (city: string): readonly string[] => districts[city]?.split(' ') ?? [];

/** As a form keeps it: the three names separated by slashes. */
export type Area = readonly [province: string, city: string, district: string];
export const areaOf = (text: string | undefined): Area => {
  const [province = '', city = '', district = ''] = (text ?? '').split('/');
  return [province, city, district];
};
export const areaText = (area: Area): string => area.join('/');

/** One line, as printed on the parcel: 北京市 is not repeated. */
export function wholeAddress(area: string | undefined, street: string): string {
  const [province, city, district] = areaOf(area);
  return `${province}${city === province ? '' : city}${district.trim()}${street.trim()}`;
}

/** Splits a whole address line, as far as its beginning is known; the rest is the street. */
export function splitAddress(line: string): { area: string; address: string } {
  const province = provinces.find((one) => line.startsWith(one)) ?? '';
  let rest = line.slice(province.length);
  const possible = province ? citiesOf(province) : provinces.flatMap((one) => citiesOf(one));
  const only = possible.length === 1 ? possible[0] : undefined;
  const city = possible.find((one) => rest.startsWith(one)) ?? (province && only ? only : '');
  if (rest.startsWith(city)) rest = rest.slice(city.length);
  const district =
    districtsOf(city).find((one) => rest.startsWith(one)) ??
    (city ? (/^.{1,10}?(?:自治县|新区|区|县|市|旗)/.exec(rest)?.[0] ?? '') : '');
  const home = province || (provinces.find((one) => citiesOf(one).includes(city)) ?? '');
  if (!home || !city) return { area: '', address: line };
  return { area: areaText([home, city, district]), address: rest.slice(district.length) };
}
