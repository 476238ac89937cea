import { expect, within } from 'storybook/test';

/** The play of a page whose role may not see it: it says so, and offers no 重试, which would change nothing. */
export async function saysNoPermission({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText(/不能使用这个功能/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^重试/ })).toBeNull();
}
