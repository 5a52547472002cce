export const machineMs = (): number => Number(process.hrtime.bigint()) / 1e6;
