import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { brand, items, user, userMenuItems } from './Header.fixtures.js';
import { Header } from './index.js';

// A file of its own: the popover's code is on its way only once.
const arrival = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
});
vi.mock('./PersonalCenter.js', async (importOriginal) => {
  await arrival.promise;
  return importOriginal();
});

// On a loaded machine the code itself takes seconds to be read for the first time.
const patient = { timeout: 15_000 };

it(
  'a click before the personal center’s code is there opens it when it comes; Esc leads back',
  patient,
  async () => {
    const pointer = userEvent.setup();
    render(<Header brand={brand} items={items} user={user} userMenuItems={userMenuItems} />);
    await pointer.click(screen.getByRole('button', { name: /^个人中心/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    arrival.resolve();
    const panel = await screen.findByRole('dialog', { name: '个人中心' }, patient);
    await waitFor(() => expect(within(panel).getByRole('link', { name: '个人中心' })).toHaveFocus());
    await pointer.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^个人中心/ })).toHaveFocus());
  },
);
