CREATE TABLE "file_purges" (
	"purge_uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_ids" jsonb NOT NULL,
	"address_hash" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_purges_time_idx" ON "file_purges" USING btree ("asked_at");