import { UiProvider } from '@ca-portal/ui/theme';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Player } from './Player.js';

// jsdom plays nothing and says so on the console; whether the film is asked for anew is what counts here.
const load = vi.fn<() => void>();
beforeEach(() => {
  load.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load);
});

const failed = () => screen.queryByRole('alert');

test('a film that failed while the network was gone is asked for again when it is back, by itself', async () => {
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
  // Let go of, and given to it once more.
  expect(load).toHaveBeenCalledOnce();
  expect(film).toHaveAttribute('src', '/lesson.mp4');
});
