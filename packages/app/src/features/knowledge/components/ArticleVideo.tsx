import { Alert } from '@ca-portal/ui/alert';
import { useState } from 'react';
import { fileHref } from '../../../shared/content/file-href.js';
import { filmLength } from '../article-facts.js';
import type { Article } from '../queries.js';

/** The film of a video article. Its spoken words stand below as text: whoever cannot play it reads it. */
export function ArticleVideo({ article: { title, videoUrl, videoSeconds } }: { article: Article }) {
  const [broken, setBroken] = useState(false);
  const length = videoSeconds === null ? '' : `（片长 ${filmLength(videoSeconds)}）`;
  if (videoUrl === '' || broken)
    return (
      <Alert
        tone="warning"
        title={broken ? '视频没有播放出来' : '视频正在制作，暂时不能播放'}
        {...(broken ? { live: true } : {})}
      >
        <p>{broken ? '可能是网络断开，可以刷新页面再试，' : ''}下面有与视频相同的文字步骤，请按文字操作。</p>
      </Alert>
    );
  return (
    // The words follow as text: sections of a video article are what is spoken in it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- said above
    <video
      controls
      preload="metadata"
      playsInline
      src={fileHref(videoUrl)}
      aria-label={`视频：${title}${length}`}
      data-print="hidden"
      onError={() => setBroken(true)}
    />
  );
}
