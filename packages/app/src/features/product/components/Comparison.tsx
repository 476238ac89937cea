import { Card } from '@ca-portal/ui/card';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { carrierLabels, carriers, type Carrier } from '../filter.js';

interface Aspect extends Readonly<Record<Carrier, string>> {
  name: string;
}

const aspects: readonly Aspect[] = [
  {
    name: '怎么用',
    lock: '插入电脑，输入CA锁密码',
    mobile: '手机扫码，指纹或人脸',
    pc: '在固定电脑上直接使用',
  },
  { name: '多久能用', lock: '审核通过后写入、领取或寄出', mobile: '审核通过后当天', pc: '审核通过后当天' },
  { name: '开标解密', lock: '支持', mobile: '部分平台支持', pc: '不支持' },
  { name: '丢失或更换设备', lock: '办理补办', mobile: '换手机需重新绑定', pc: '换电脑需客服核实' },
];

const columns: readonly TableColumn<Aspect>[] = [
  { key: 'name', header: '比较项', primary: true, render: ({ name }) => <b>{name}</b> },
  ...carriers.map((carrier) => ({
    key: carrier,
    header: carrierLabels[carrier],
    render: (aspect: Aspect) => aspect[carrier],
  })),
];

/** The three carriers beside each other; the home page leads here. */
export function Comparison() {
  return (
    <Card id="compare" title="三种证书怎么选" padding="none">
      <Table caption="三种证书怎么选" columns={columns} rows={aspects} rowKey={({ name }) => name} />
    </Card>
  );
}
