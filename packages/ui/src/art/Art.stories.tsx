import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rosette } from '../motif/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { CertificateCardArt, ComputerArt, EmptyArt, LockArt, PhoneArt } from './index.js';

const specimen = {
  rows: [
    { term: '持有单位', value: '辽宁砚川建设工程有限公司' },
    { term: '证书类型', value: '企业主锁' },
    { term: '适用平台', value: '公共资源交易平台等 3 个' },
    { term: '有效期至', value: '2027-11-20' },
  ],
  serial: '4A7F91C20E883D15',
};

const meta = {
  id: 'components-art',
  title: 'Media 图形/Art 插画',
  component: CertificateCardArt,
  args: specimen,
} satisfies Meta<typeof CertificateCardArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { sealText: '北辰签章' } };
export const English: Story = { globals: { locale: 'en-US' } };

export const Hero: Story = {
  render: (args) => (
    <div style={{ position: 'relative', width: 560, padding: '48px 60px', overflow: 'hidden' }}>
      <Rosette style={{ position: 'absolute', inset: '-60px -40px', zIndex: -1 }} />
      <CertificateCardArt {...args} />
      <LockArt style={{ position: 'absolute', right: 0, bottom: 8, rotate: '-14deg' }} />
    </div>
  ),
};

export const Products: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <LockArt />
      <PhoneArt />
      <ComputerArt />
    </div>
  ),
};

export const Empties: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <EmptyArt name="lock" />
      <EmptyArt name="search" />
      <EmptyArt name="messages" />
      <EmptyArt name="offline" />
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="15rem"
      states={{
        lock: <LockArt />,
        phone: <PhoneArt />,
        computer: <ComputerArt />,
        empty: <EmptyArt name="search" />,
        certificate: <CertificateCardArt {...args} />,
      }}
    />
  ),
};
