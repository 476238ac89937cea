import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Avatar } from './Avatar.js';

const meta = {
  id: 'components-avatar',
  title: 'Media 图形/Avatar 头像',
  component: Avatar,
  args: { name: '林晓禾' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const WithoutName: Story = { args: { name: '' } };
export const Picture: Story = {
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#456"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><path d="M1 8a3 3 0 0 1 6 0z" fill="#fff"/></svg>',
    )}`,
  },
};
export const PictureFails: Story = { args: { src: 'data:image/png;base64,' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="8rem"
      states={{
        small: <Avatar name="林晓禾" size="sm" />,
        medium: <Avatar name="林晓禾" />,
        large: <Avatar name="林晓禾" size="lg" />,
        nameless: <Avatar name="" />,
      }}
    />
  ),
};
