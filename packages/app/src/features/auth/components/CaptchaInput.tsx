import { AutoCaptcha, CaptchaField, type CaptchaFieldProps, CaptchaWays } from '@ca-portal/ui/captcha-field';
import type { CaptchaChoice } from '../useCaptchaChoice.js';

export interface CaptchaInputProps extends Omit<
  CaptchaFieldProps,
  'imageSrc' | 'loading' | 'failed' | 'onRefresh'
> {
  captcha: CaptchaChoice;
}

/** The captcha of the chosen kind, with links to the other kinds. */
export function CaptchaInput({ captcha, error, label, ...control }: CaptchaInputProps) {
  const { way, others, choose, auto, shown } = captcha;
  const labelEnd = <CaptchaWays ways={others} onChoose={choose} />;
  if (way === 'auto') {
    return (
      <AutoCaptcha
        state={auto.state}
        progress={auto.progress}
        error={error}
        labelEnd={labelEnd}
        onRetry={() => void auto.prove()}
      />
    );
  }
  return (
    <CaptchaField
      {...control}
      {...(way === 'question' ? { question: shown.question ?? '' } : label ? { label } : {})}
      {...(shown.src ? { imageSrc: shown.src } : {})}
      loading={shown.loading}
      failed={shown.failed}
      error={error}
      labelEnd={labelEnd}
      onRefresh={shown.refresh}
    />
  );
}
