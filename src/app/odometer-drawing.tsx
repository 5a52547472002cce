const rollers = ['hundred thousands', 'ten thousands', 'thousands', 'hundreds', 'tens', 'ones'];

interface OdometerDrawingProps {
  readonly status: number;
}

export const OdometerDrawing = ({ status }: OdometerDrawingProps) => (
  <div className="odometer" aria-hidden="true">
    <p className="odometer-rollers">
      {Array.from(String(status).padStart(6, '0'), (digit, place) => (
        <span key={rollers[place]} data-digit={digit}>
          {digit}
        </span>
      ))}
    </p>
    <p className="odometer-unit">km off route</p>
  </div>
);
