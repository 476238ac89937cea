import { IconButton } from '../icon-button/index.js';
import { useWords } from '../theme/useWords.js';
import { Controls, Counter, Dot, Dots } from './Carousel.styles.js';
import { zhCarousel } from './Carousel.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from '../icon/paths.js';

/** With more slides than this, dots are too many to read or hit: a counter replaces them. */
const MAX_DOTS = 10;

interface CarouselControlsProps {
  index: number;
  count: number;
  /** Without it there is no autoplay and no pause button. */
  playing?: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
  onToggle: () => void;
  onStep: (by: number) => void;
  onPick: (index: number) => void;
}

export function CarouselControls({
  index,
  count,
  playing,
  canGoBack,
  canGoOn,
  onToggle,
  onStep,
  onPick,
}: CarouselControlsProps) {
  const words = useWords('carousel', zhCarousel);
  return (
    <Controls data-part="controls">
      {playing === undefined ? null : (
        <IconButton
          data-part="pause"
          size="sm"
          icon={<Glyph of={playing ? pauseIcon : playIcon} />}
          label={playing ? words.pause : words.play}
          onClick={onToggle}
        />
      )}
      <IconButton
        size="sm"
        icon={<Glyph of={chevronLeftIcon} />}
        label={words.previous}
        disabled={!canGoBack}
        onClick={() => onStep(-1)}
      />
      {count > MAX_DOTS ? (
        <Counter data-part="counter">{words.position(index + 1, count)}</Counter>
      ) : (
        <Dots data-part="dots">
          {Array.from({ length: count }, (_, i) => (
            <Dot
              key={i}
              type="button"
              aria-label={words.position(i + 1, count)}
              aria-current={i === index ? 'true' : undefined}
              onClick={() => onPick(i)}
            />
          ))}
        </Dots>
      )}
      <IconButton
        size="sm"
        icon={<Glyph of={chevronRightIcon} />}
        label={words.next}
        disabled={!canGoOn}
        onClick={() => onStep(1)}
      />
    </Controls>
  );
}
