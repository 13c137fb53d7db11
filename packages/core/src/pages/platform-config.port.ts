import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { PlatformConfiguration } from './platform-configuration.ts';

/** The platform's configuration of this deployment. */
export interface PlatformConfig {
  /** Reads the configuration of the web shop (`forbidden` for an unknown client key). */
  read(options?: ReadOptions): Promise<Result<PlatformConfiguration, Failure>>;
}

export const PlatformConfig = portToken<PlatformConfig>('PlatformConfig');
