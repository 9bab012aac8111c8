/** The milliseconds that this process has worked so far, whatever else the machine is at. */
export const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
