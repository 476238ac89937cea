import { toaster } from '@ca-portal/ui/toast';

/** Puts a text on the clipboard and says whether it worked: only secure pages may, and the user may have refused. */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toaster.success(done);
  } catch {
    toaster.error(failed);
  }
}
