import type { Backend, BackendConfig, Decap } from './decap';

/** Has `change` change every backend of this name that Decap makes. */
export const changeBackend = (
  cms: Decap,
  name: string,
  change: (made: Backend, config: BackendConfig) => Backend,
): void => {
  const backend = cms.getBackend(name);
  const { init } = backend;
  backend.init = (config, options) => change(init(config, options), config);
};
