/** A service provider and the platforms on which its certificates are accepted. */
export interface ProviderSupport {
  /** The code of the provider. */
  code: string;
  /** The platforms that accept its certificates. */
  platformCodes: readonly string[];
}

/** Platforms that a provider cannot serve: an order with any of them is refused. */
export function unsupportedPlatforms(provider: ProviderSupport, chosen: readonly string[]): string[] {
  return chosen.filter((code) => !provider.platformCodes.includes(code));
}
