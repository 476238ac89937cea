import { Alert } from '@ca-portal/ui/alert';
import { useState } from 'react';
import { fileHref } from '../../../shared/content/index.js';
import { filmLength } from '../article-facts.js';
import type { Article } from '../queries.js';

/** The video of an article. Its spoken text is below, for users who cannot play it. */
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
    // The text below replaces captions: sections of a video article are its spoken words.
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
