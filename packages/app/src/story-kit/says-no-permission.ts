import { expect, within } from 'storybook/test';

/** Play function of a page that the role may not see: it says so, and offers no 重试, which would change nothing. */
export async function saysNoPermission({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText(/不能使用这个功能/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^重试/ })).toBeNull();
}
