/** The same clock in every process of this machine. */
export const machineMs = (): number => Number(process.hrtime.bigint()) / 1e6;
