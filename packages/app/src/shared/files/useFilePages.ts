import type { ViewerImage } from '@ca-portal/ui/image-viewer';
import { useEffect, useState } from 'react';
import { fetchFile, type FileLink } from './files.js';

const isPicture = ({ name }: FileLink) => /\.(?:jpe?g|png)$/i.test(name);
const isPdf = ({ name }: FileLink) => /\.pdf$/i.test(name);
/** Whether the browser can show the file; it cannot show OFD. */
export const isViewable = (file: FileLink): boolean => isPicture(file) || isPdf(file);

async function* pagesOf(file: FileLink, signal: AbortSignal): AsyncGenerator<Blob> {
  const content = await fetchFile(file, { quiet: true, signal });
  if (!isPdf(file)) yield content;
  else yield* (await import('./pdf-pages.js')).pdfPages(content);
}

export interface FilePages {
  /** The pages drawn so far; undefined before the first. */
  readonly pages: readonly ViewerImage[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** A stored picture or PDF as pictures for the viewer; their memory is freed on unmount. */
export function useFilePages(file: FileLink | undefined): FilePages {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ of: string; pages?: ViewerImage[]; error?: unknown }>();
  const of = `${file?.fileId ?? ''} ${attempt}`;
  useEffect(() => {
    if (!file || !isViewable(file)) return;
    const over = new AbortController();
    const urls: string[] = [];
    void (async () => {
      for await (const page of pagesOf(file, over.signal)) {
        if (over.signal.aborted) return;
        urls.push(URL.createObjectURL(page));
        setFound({ of, pages: urls.map((src) => ({ src, alt: file.name, fileName: file.name })) });
      }
    })().catch((error: unknown) => {
      if (!over.signal.aborted) setFound({ of, error });
    });
    return () => {
      over.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `of` names the file and the attempt
  }, [of]);
  const current = found?.of === of ? found : undefined;
  return { pages: current?.pages, error: current?.error, retry: () => setAttempt(attempt + 1) };
}
