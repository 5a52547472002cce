ALTER TABLE "reservations" ADD COLUMN "late_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "late_since" timestamp with time zone;