import { Carousel } from '@ca-portal/ui/carousel';
import { LazyImage } from '@ca-portal/ui/lazy-image';
import { useLinkComponent } from '@ca-portal/ui/theme';
import { useAppearance } from '../../../settings/appearance.js';
import { fileHref } from '../../../shared/content/index.js';
import { slideHref } from '../slide-href.js';
import { useAdverts, useCarousel } from '../late-queries.js';
import { NewsRoot, Slide } from './News.styles.js';

const changeMs = 8_000;

/**
 * The province's pictures (getLbt) and after them its announcements (getAdvert), below the main content and above the
 * notices; the elder mode has no advertising. Renders nothing when there are none, or loading failed.
 */
export function News() {
  const pictures = useCarousel();
  const elder = useAppearance().mode === 'elder';
  const adverts = useAdverts(!elder);
  const shown = [...(pictures.data ?? []), ...((!elder && adverts.data) || [])];
  // Both together: a slide that comes later would add the buttons, and move what is below.
  if (pictures.isPending || (!elder && adverts.isPending) || shown.length === 0) return null;
  return (
    <NewsRoot>
      <Carousel
        label="平台推荐"
        autoplay={changeMs}
        slides={shown.map(({ title, subtitle, imageUrl, link }, at) => ({
          key: String(at),
          content: <NewsSlide title={title} subtitle={subtitle} imageUrl={imageUrl} link={link} />,
        }))}
      />
    </NewsRoot>
  );
}

interface NewsSlideProps {
  title: string;
  subtitle: string;
  imageUrl: string;
  link: string;
}

function NewsSlide({ title, subtitle, imageUrl, link }: NewsSlideProps) {
  const RouterLink = useLinkComponent() as 'a';
  const href = slideHref(link);
  const content = (
    <>
      <span data-part="words">
        <b>{title}</b>
        {subtitle ? <span>{subtitle}</span> : null}
      </span>
      {imageUrl ? <LazyImage src={fileHref(imageUrl)} alt="" width={1600} height={500} /> : null}
    </>
  );
  if (!href) return <Slide>{content}</Slide>;
  const outside = /^https?:/i.test(href);
  return (
    <Slide
      as={outside ? 'a' : RouterLink}
      href={href}
      {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </Slide>
  );
}
