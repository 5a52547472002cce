ALTER TABLE "staff_sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "proof_tries" integer DEFAULT 0 NOT NULL;