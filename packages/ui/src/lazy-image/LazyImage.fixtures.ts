/** An inline picture that needs no network: roughly a scanned license. */
export const picture = (hue = 210, text = '营业执照') =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="hsl(${hue} 60% 90%)"/><rect x="60" y="60" width="680" height="480" fill="none" stroke="hsl(${hue} 50% 45%)" stroke-width="8"/><text x="400" y="320" font-size="72" text-anchor="middle" fill="hsl(${hue} 60% 25%)">${text}</text></svg>`,
  )}`;

/** Fails to decode, without a request. */
export const brokenPicture = 'data:image/png;base64,AAAA';
