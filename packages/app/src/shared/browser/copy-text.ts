import { toaster } from '@ca-portal/ui/toast';

/** Copies a text to the clipboard and returns whether it worked: only secure pages may, and the user may refuse. */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toaster.success(done);
  } catch {
    toaster.error(failed);
  }
}
