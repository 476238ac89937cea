import { UiProvider } from '@ca-portal/ui/theme';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Player } from './Player.js';

// jsdom plays nothing and logs that; this test only checks whether the video is loaded again.
const load = vi.fn<() => void>();
beforeEach(() => {
  load.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load);
});

const failed = () => screen.queryByRole('alert');

test('a video that failed without a network loads again by itself when the network is back', async () => {
  render(
    <UiProvider>
      <Player label="直播课" src="/lesson.mp4" captionsUrl="" live />
    </UiProvider>,
  );
  const film = document.querySelector('video');
  if (!film) throw new Error('no film');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(load).not.toHaveBeenCalled();

  fireEvent.error(film);
  expect(await screen.findByRole('alert')).toHaveTextContent('视频没有加载出来');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(failed()).toBeNull());
  // Detached, and attached once more.
  expect(load).toHaveBeenCalledOnce();
  expect(film).toHaveAttribute('src', '/lesson.mp4');
});
